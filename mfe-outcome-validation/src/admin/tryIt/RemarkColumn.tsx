import { RULES } from '@outcome-studio/shared/domain/checker'
import type { Severity } from '@outcome-studio/shared/domain/study'
import { Badge, color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import type { ComparedRemark, Standing } from './compareRemarks.ts'

const Frame = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  min-width: 0;
`

const Title = styled.h3`
  font: ${type.label};
`

/** By this name the rule is in the form and in JSON. */
const Code = styled.span`
  color: ${color.textMuted};
  font: ${type.tiny};
`

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  font: ${type.small};
`

const Item = styled.li`
  overflow-wrap: anywhere;

  & > b {
    font-weight: 600;
  }
  &[data-severity='error'] > b {
    color: ${color.danger};
  }
  &[data-severity='warning'] > b {
    color: ${color.warning};
  }
  &[data-severity='hint'] > b {
    color: ${color.hint};
  }
`

const None = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

/** Titles of the method's rules, by their codes. */
const TITLES: ReadonlyMap<string, string> = new Map(RULES.map(({ id, title }) => [id, title]))

interface RemarkColumnProps {
  readonly title: string
  readonly remarks: readonly ComparedRemark[]
  /** Label of a remark that the other column does not have. */
  readonly onlyHere: string
  /** Shown where there are none. */
  readonly none?: string
}

/** Remarks of one set of rules on a text. Differences from the other set are marked. */
export function RemarkColumn({ title, remarks, onlyHere, none = 'Nothing to say.' }: RemarkColumnProps) {
  const marks: Readonly<Record<Standing, string | null>> = {
    same: null,
    'other severity': 'Other severity',
    'only here': onlyHere,
  }
  return (
    <Frame aria-label={title}>
      <Title>{title}</Title>
      {remarks.length === 0 && <None>{none}</None>}
      <List role="list">
        {remarks.map(({ remark, standing }) => (
          <Item
            key={`${remark.ruleId} ${remark.span?.start} ${remark.message}`}
            data-severity={remark.severity}
          >
            <b>{SEVERITY_LABELS[remark.severity satisfies Severity]}</b> {remark.message}{' '}
            <Code title={TITLES.get(remark.ruleId)}>Rule {remark.ruleId}</Code>{' '}
            {marks[standing] && <Badge tone="primary">{marks[standing]}</Badge>}
          </Item>
        ))}
      </List>
    </Frame>
  )
}
