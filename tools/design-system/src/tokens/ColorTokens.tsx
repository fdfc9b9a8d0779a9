import {
  type ColorScheme,
  color,
  contrast,
  DARK,
  Disclosure,
  LIGHT,
  radius,
  SHAPE_PAIRS,
  space,
  TEXT_PAIRS,
  type,
} from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { Muted, Panels, Section, SectionTitle } from './sectionStyles.ts'

const Scheme = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  min-width: 0;
`

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 124px), 1fr));
  gap: ${space(4)} ${space(3)};
  list-style: none;
`

const Tile = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  min-width: 0;
  font: ${type.small};
  overflow-wrap: anywhere;
`

const Swatch = styled.span`
  height: 40px;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  forced-color-adjust: none;
`

const Value = styled.span`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`

const Sample = styled.span`
  display: flex;
  justify-content: space-between;
  padding: ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  font-variant-numeric: tabular-nums;
  forced-color-adjust: none;
`

const Mark = styled.span`
  width: 20px;
  height: 20px;
  border-radius: ${radius.small};
`

const SCHEMES = [
  { title: 'Light', colors: LIGHT },
  { title: 'Dark', colors: DARK },
] as const

const names = Object.keys(LIGHT) as readonly (keyof ColorScheme)[]

/** Shows every color by purpose, and the computed contrast of the pairs in use. */
export function ColorTokens() {
  return (
    <Section id="colors">
      <SectionTitle>Colors</SectionTitle>
      <Muted>
        Neutral greys and one accent, named by what they are for. Text stands out by 4.5 to 1 at least, and
        lines that show where a control is by 3 to 1; a test proves each pair.
      </Muted>
      <Panels>
        {SCHEMES.map(({ title, colors }) => (
          <Scheme key={title}>
            <h4>{title}</h4>
            <Tiles role="list">
              {names.map((name) => (
                <Tile key={name}>
                  <Swatch aria-hidden="true" style={{ background: colors[name] }} />
                  {name}
                  <Value>{colors[name]}</Value>
                </Tile>
              ))}
            </Tiles>
            <Disclosure summary={`Contrast of every pair, ${title.toLowerCase()}`}>
              <Tiles role="list">
                {TEXT_PAIRS.map(([front, behind]) => (
                  <Tile key={`${front} ${behind}`}>
                    <Sample style={{ background: colors[behind], color: colors[front] }}>
                      <span aria-hidden="true">Text</span>
                      <span>{contrast(colors[front], colors[behind]).toFixed(1)}</span>
                    </Sample>
                    {front} on {behind}
                  </Tile>
                ))}
                {SHAPE_PAIRS.map(([front, behind]) => (
                  <Tile key={`${front} ${behind}`}>
                    <Sample style={{ background: colors[behind], color: colors.text }}>
                      <Mark aria-hidden="true" style={{ background: colors[front] }} />
                      <span>{contrast(colors[front], colors[behind]).toFixed(1)}</span>
                    </Sample>
                    {front} beside {behind}
                  </Tile>
                ))}
              </Tiles>
            </Disclosure>
          </Scheme>
        ))}
      </Panels>
    </Section>
  )
}
