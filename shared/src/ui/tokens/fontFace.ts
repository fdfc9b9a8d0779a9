const latin = new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url)
const latinExtended = new URL(
  '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  import.meta.url,
)

/**
 * Inter, served with the product. The browser loads the second file only for texts that need its characters. Until
 * then a fallback font has Inter's metrics, so that line breaks do not change. Its width factor was measured on English
 * text in Arial. Ascent and descent are those of Inter (0.969 and 0.241) divided by that factor.
 */
export const fontFace = `
@font-face {
  font-family: 'Inter Stand-in';
  font-weight: 100 500;
  src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo');
  size-adjust: 106.5%;
  ascent-override: 91%;
  descent-override: 22.7%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Inter Stand-in';
  font-weight: 501 900;
  src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold');
  size-adjust: 101.3%;
  ascent-override: 95.6%;
  descent-override: 23.8%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Inter Variable';
  font-weight: 100 900;
  font-display: swap;
  src: url(${latin.href}) format('woff2');
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308,
    U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
}
@font-face {
  font-family: 'Inter Variable';
  font-weight: 100 900;
  font-display: swap;
  src: url(${latinExtended.href}) format('woff2');
  unicode-range: U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF,
    U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF;
}
`
