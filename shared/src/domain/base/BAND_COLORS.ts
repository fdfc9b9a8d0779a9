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
