import { Card, color, media, space, type } from '@outcome-studio/shared/ui'
import { useId } from 'react'
import styled from 'styled-components'
import type { ComparedNeed } from '../../../domain/segments/compareGroups.ts'
import { onlyInGroup } from '../../../domain/segments/compareSegments.ts'
import { describeNumber } from '../../needs/describeNumber.ts'

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)} ${space(6)};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Heading = styled.h3`
  font: ${type.control};
`

const Lines = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  margin-top: ${space(2)};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(3)};
  }
  & span {
    color: ${color.textMuted};
    font: ${type.small};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

const Nothing = styled.p`
  margin-top: ${space(2)};
  color: ${color.textMuted};
`

interface OnlyInOneProps {
  /** Names of the groups. */
  readonly first: string
  readonly second: string
  readonly compared: readonly ComparedNeed[]
}

/** The outcomes that are underserved in one of two groups only: what an average of both would hide. */
export function OnlyInOne({ first, second, compared }: OnlyInOneProps) {
  return (
    <Card
      title="Underserved in one only"
      lead="An opportunity of at least 10 in one group, and less in the other."
    >
      <Lists>
        <OnlyList group="first" name={first} compared={compared} />
        <OnlyList group="second" name={second} compared={compared} />
      </Lists>
    </Card>
  )
}

interface OnlyListProps {
  readonly group: 'first' | 'second'
  readonly name: string
  readonly compared: readonly ComparedNeed[]
}

function OnlyList({ group, name, compared }: OnlyListProps) {
  const titleId = useId()
  const other = group === 'first' ? 'second' : 'first'
  const only = onlyInGroup(compared, group)
  return (
    <section aria-labelledby={titleId}>
      <Heading id={titleId}>
        Only in {name} ({only.length})
      </Heading>
      {only.length === 0 ? (
        <Nothing>None.</Nothing>
      ) : (
        <Lines role="list">
          {only.map((each) => (
            <li key={each.first.statementId}>
              {`${each.first.number} ${each.first.text}`}
              <span>
                {describeNumber(each[group].score ?? 0)}, other {describeNumber(each[other].score ?? 0)}
              </span>
            </li>
          ))}
        </Lines>
      )}
    </section>
  )
}
