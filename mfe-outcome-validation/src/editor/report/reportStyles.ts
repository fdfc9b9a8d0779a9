import { color, lightScheme, media, radius, shadow, space, type } from '@outcome-studio/shared/ui'
import styled, { createGlobalStyle } from 'styled-components'

/** The size of the paper while the report is shown: other views print on any. */
export const A4Page = createGlobalStyle`
  @page {
    size: A4 portrait;
    margin: 12mm;
  }
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  width: min(100%, 960px);
  margin-inline: auto;
  color: ${color.textMuted};
  font: ${type.small};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
  ${media.narrow} {
    & > div {
      width: 100%;
    }
    & > div > button {
      flex: 1 0 auto;
    }
  }
  @media print {
    display: none;
  }
`

/** A sheet in the proportions of A4. Sizes below are in em, so that paper has smaller ones. */
export const Paper = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  width: min(100%, 960px);
  margin-inline: auto;
  padding: ${space(10)};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
  font-size: 13px;
  line-height: 1.45;
  overflow-wrap: anywhere;
  --map-column: 0;

  ${media.narrow} {
    padding: ${space(4)};
    --map-column: 8.5em;
  }
  /* One category below the other: side by side they would be cut in the middle of a word. */
  ${media.narrow} {
    @media screen {
      --map-flow: row;
    }
  }
  @media print {
    ${lightScheme}
    display: block;
    width: auto;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    color: ${color.text};
    font-size: 8.5pt;
    /* The colors of the bands carry meaning. */
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
`

export const Head = styled.header`
  display: grid;
  gap: ${space(1)};

  & > h2 {
    font-size: 1.9em;
    font-weight: 650;
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  & > p {
    color: ${color.textMuted};
  }
  & > h2 + p {
    font-size: 1.15em;
  }
  & > dl {
    margin-top: ${space(2)};
  }
  @media print {
    & > dl {
      font-size: 0.9em;
      margin-top: ${space(1)};
    }
  }
`

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  & > h3 {
    font-size: 1.25em;
    font-weight: 650;
    line-height: 1.3;
  }
  /* Eight columns side by side on the width of a page. */
  &[data-part='map'] > [role='group'] {
    gap: ${space(1.5)};
    font-size: 12px;

    & small {
      font-size: 1em;
    }
    @media print {
      gap: ${space(1)};
      font-size: 0.85em;

      & small {
        font-size: 0.85em;
      }
    }
  }
  /* The plot with its key beside it. */
  &:is([data-part='landscape'], [data-part='segments']) figure {
    grid-template-columns: minmax(0, 440px) minmax(0, 1fr);
    align-items: center;
    gap: ${space(8)};
  }
  &[data-part='landscape'] dl {
    flex-direction: column;
    font: inherit;
  }
  ${media.narrow} {
    @media screen {
      &:is([data-part='landscape'], [data-part='segments']) figure {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
  @media print {
    margin-top: 8pt;
    gap: 3pt;

    & > h3 {
      break-after: avoid;
    }
    &:not([data-part='statements'], [data-part='map'], [data-part='differences']) {
      break-inside: avoid;
    }
    &:is([data-part='landscape'], [data-part='segments']) figure {
      grid-template-columns: 80mm minmax(0, 1fr);
    }
    /* In units of the drawing: seven points on paper. */
    &:is([data-part='landscape'], [data-part='segments']) svg[role='img'] text {
      font-size: 17px;
    }
  }
`

export const Lead = styled.p`
  color: ${color.textMuted};
`
