import { color } from './color.ts'

/** Sets a property to the color of the opportunity band in `data-band`; texts on it have the color of text. */
export const bandFills = (property: 'background' | 'fill'): string => `
  &[data-band='extreme'] {
    ${property}: color-mix(in srgb, ${color.danger} 24%, ${color.surface});
  }
  &[data-band='high'] {
    ${property}: color-mix(in srgb, ${color.warning} 24%, ${color.surface});
  }
  &[data-band='worth a look'] {
    ${property}: color-mix(in srgb, ${color.warning} 9%, ${color.surface});
  }
  &[data-band='appropriately served'] {
    ${property}: ${color.surface};
  }
  &[data-band='overserved'] {
    ${property}: ${color.sunken};
  }
`
