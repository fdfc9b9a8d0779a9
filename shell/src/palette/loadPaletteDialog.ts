/** Fetches the palette itself, which nobody needs before it is opened. */
export const loadPaletteDialog = async () => (await import('./PaletteDialog.tsx')).PaletteDialog
