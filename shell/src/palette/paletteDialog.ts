import { createLazy } from '@outcome-studio/shared/domain'

/** The palette, which is loaded when it is opened or its button is about to be pressed. */
export const paletteDialog = createLazy(async () => (await import('./PaletteDialog.tsx')).PaletteDialog)
