import { bandFills, color, radius, space, visuallyHiddenStyles } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { columnTitle, type MapColumn } from '../../domain/jobMap/jobMapColumns.ts'
import { describeHeat } from '../../domain/jobMap/stepHeat.ts'
import { cardDetail, columnNote } from '../../domain/presentation/mapLayout.ts'

/** Scrolls sideways where a column would become too narrow to read, unless it is a list there. */
const Frame = styled.div`
  display: grid;
  grid-auto-flow: var(--map-flow, column);
  grid-auto-columns: minmax(var(--map-column, 8.5em), 1fr);
  gap: ${space(2)};
  min-width: 0;
  overflow-x: auto;

  @media print {
    overflow: visible;
  }
`

const Column = styled.section`
  display: grid;
  align-content: start;
  gap: 0.5em;
  padding: 0.4em;
  border-radius: ${radius.medium};
  background: ${color.sunken};
  overflow-wrap: anywhere;
  hyphens: auto;

  & > h3 {
    padding: 0.25em 0.4em;
    border-bottom: 2px solid ${color.accent};
    font-size: 1em;
    font-weight: 650;
    line-height: 1.3;
    overflow-wrap: normal;
  }
  & > p {
    padding: 0.25em 0.4em;
    color: ${color.textMuted};
    font-size: 0.9em;
  }
  & > ol {
    display: grid;
    gap: 0.5em;
    list-style: none;
  }
  @media print {
    padding: 3px;
    background: none;
    border: 1px solid ${color.border};
  }
`

const Card = styled.li`
  padding: 0.45em 0.55em;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  line-height: 1.35;
  ${bandFills('background')}

  & > b {
    margin-right: 0.2em;
    font-variant-numeric: tabular-nums;
  }
  & > small {
    display: block;
    font-size: 0.85em;
    font-variant-numeric: tabular-nums;
  }
  & > span {
    ${visuallyHiddenStyles}
  }
`

/** The job map for reading, with the heat of each step as its color. */
export function MapFigure({ columns }: { readonly columns: readonly MapColumn[] }) {
  return (
    <Frame role="group" aria-label="Job map" tabIndex={0}>
      {columns.map((column) => (
        <Column key={columnTitle(column)}>
          <h3>{columnTitle(column)}</h3>
          {column.cards.length > 0 && (
            <ol>
              {column.cards.map((card) => (
                <Card key={card.number} data-band={card.heat?.band} dir="auto">
                  <b>{card.number}</b> {card.text}
                  <small aria-hidden={card.heat ? 'true' : undefined}>{cardDetail(card)}</small>
                  {card.heat && <span>{describeHeat(card.heat)}</span>}
                </Card>
              ))}
            </ol>
          )}
          {columnNote(column) !== '' && <p>{columnNote(column)}</p>}
        </Column>
      ))}
    </Frame>
  )
}
