import { css } from 'styled-components'

const maskOf = (path: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>`,
  )}")`

/**
 * Styles of an element whose buttons with `data-icon` show icons as masks, for lists of hundreds of rows. A browser
 * visits each svg element of a document in every frame, seen or not, and React creates several for each icon.
 *
 * @param icons by the value of `data-icon`: the path of the icon, in a square of 24
 */
export function maskedIcons(icons: Readonly<Record<string, string>>): ReturnType<typeof css> {
  return css`
    & > [data-icon]::before {
      content: '';
      width: 16px;
      height: 16px;
      background: currentColor;
      mask: var(--icon) center / contain no-repeat;
      forced-color-adjust: none;
    }
    @media (forced-colors: active) {
      & > [data-icon]::before {
        background: ButtonText;
      }
      & > [data-icon]:disabled::before {
        background: GrayText;
      }
    }
    ${Object.entries(icons)
      .map(([name, path]) => `& > [data-icon='${name}'] { --icon: ${maskOf(path)}; }`)
      .join('\n')}
  `
}
