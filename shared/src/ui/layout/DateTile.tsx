import styled from 'styled-components'
import { color } from '../tokens/color.ts'
import { radius } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'

const Frame = styled.div`
  flex: none;
  width: 72px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.textMuted};
  font: ${type.tiny};
  text-align: center;

  & > :first-child {
    padding-block: ${space(0.5)};
    background: ${color.accentSoft};
    color: ${color.accent};
  }
  & > :nth-child(2) {
    padding-top: ${space(0.5)};
    color: ${color.text};
    font: ${type.title};
    line-height: 1.75rem;
    font-variant-numeric: tabular-nums;
  }
  & > :last-child {
    padding-bottom: ${space(1)};
  }
`

interface DateTileProps {
  /** "Nov", or with the year where it is not clear. */
  readonly month: string
  readonly day: string
  /** The weekday, or what replaces it, for example "Today". */
  readonly note: string
}

/** A day as the page of a calendar. Decorative: show the date in words next to it. */
export function DateTile({ month, day, note }: DateTileProps) {
  return (
    <Frame aria-hidden="true">
      <div>{month}</div>
      <div>{day}</div>
      <div>{note}</div>
    </Frame>
  )
}
