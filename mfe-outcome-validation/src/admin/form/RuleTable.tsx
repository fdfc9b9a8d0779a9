import { RULES, type Rule, type RulesConfig } from '@outcome-studio/shared/domain/checker'
import { Card, color, Disclosure, media, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { RulesChange } from '../draft/RulesDraft.ts'
import { RuleRow } from './RuleRow.tsx'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  & th {
    font: ${type.label};
    text-align: left;
  }
  & th,
  & td {
    padding: ${space(1.5)} ${space(2)} ${space(1.5)} 0;
    border-bottom: 1px solid ${color.border};
    vertical-align: top;
  }
  & thead th {
    color: ${color.textMuted};
  }
  ${media.narrow} {
    &,
    & tbody,
    & tr,
    & td {
      display: block;
    }
    & thead {
      display: none;
    }
    & td {
      border-bottom: 0;
      padding-bottom: 0;
    }
    & td + td {
      padding-left: 48px;
      padding-bottom: ${space(3)};
    }
  }
`

const Groups = styled.div`
  display: grid;
  gap: ${space(2)};
`

const GROUPS: readonly { readonly name: string; readonly rules: readonly Rule[] }[] = [
  { name: 'Jobs and job steps', rules: RULES.filter(({ id }) => id.startsWith('J')) },
  {
    name: 'Outcome statements',
    rules: RULES.filter(({ id, entities }) => id.startsWith('O') && !entities.includes('study')),
  },
  { name: 'The study as a whole', rules: RULES.filter(({ entities }) => entities.includes('study')) },
]

interface RuleTableProps {
  readonly rules: NonNullable<RulesConfig['rules']>
  /** Has a stable identity, so that rows stay memoized. */
  readonly onChange: (change: RulesChange) => void
}

/** The method's rules: each can be switched off or given another severity. Groups open on demand. */
export function RuleTable({ rules, onChange }: RuleTableProps) {
  return (
    <Card title="Rules of the method" lead="Switch off what does not suit you, or let it weigh more or less.">
      <Groups>
        {GROUPS.map((group) => (
          <Disclosure key={group.name} summary={`${group.name}: ${stateOf(group.rules, rules)}`}>
            <Table aria-label={group.name}>
              <thead>
                <tr>
                  <th scope="col">Rule</th>
                  <th scope="col">Severity</th>
                </tr>
              </thead>
              <tbody>
                {group.rules.map((rule) => (
                  <RuleRow
                    key={rule.id}
                    rule={rule}
                    isOff={rules[rule.id]?.off === true}
                    severity={rules[rule.id]?.severity}
                    onChange={onChange}
                  />
                ))}
              </tbody>
            </Table>
          </Disclosure>
        ))}
      </Groups>
    </Card>
  )
}

/** For example "15 rules" or "15 rules, 2 changed". */
function stateOf(group: readonly Rule[], rules: RuleTableProps['rules']): string {
  const changed = group.filter(({ id }) => rules[id]?.off || rules[id]?.severity).length
  return `${group.length} rules${changed === 0 ? '' : `, ${changed} changed`}`
}
