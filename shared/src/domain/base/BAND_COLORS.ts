/**
 * The color of each opportunity band, for screens, pictures and workbooks. The bands of an opportunity are shades of
 * orange, darker on paper and brighter on a dark screen the more urgent they are; overserved is blue. Neither depends on
 * telling red from green. Values are sRGB hex.
 */
export const BAND_COLORS = {
  /** Light screens and paper. */
  light: {
    extreme: '#f5a57a',
    high: '#fbcfa4',
    'worth a look': '#fdecd3',
    'appropriately served': '#ffffff',
    overserved: '#d5e3fb',
  },
  dark: {
    extreme: '#a03e18',
    high: '#73381a',
    'worth a look': '#482c1c',
    'appropriately served': '#1a1b1f',
    overserved: '#1f3a63',
  },
} as const

/**
 * The color of a dot in the area of its band. Each has a contrast of at least 3:1 to its own area, and the order of the
 * opportunities is that of their lightness. Values are sRGB hex.
 */
export const BAND_MARKS = {
  light: {
    extreme: '#7f1d06',
    high: '#b23a00',
    'worth a look': '#a8690a',
    'appropriately served': '#5d6470',
    overserved: '#2457b5',
  },
  dark: {
    extreme: '#ffd0b0',
    high: '#ffab73',
    'worth a look': '#d98f52',
    'appropriately served': '#9aa1ad',
    overserved: '#82b1ff',
  },
} as const
