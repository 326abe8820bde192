"""New ship modifications (Seas of Glory: New Ship Mods): a chapter for each."""
