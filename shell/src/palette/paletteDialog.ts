import { createLazy } from '@outcome-studio/shared/domain/base'

/** The lazy palette dialog, loaded when it is opened or its button gets hover or focus. */
export const paletteDialog = createLazy(async () => (await import('./PaletteDialog.tsx')).PaletteDialog)
