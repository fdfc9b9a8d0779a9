import {
  CHECKED_ENTITIES,
  type CustomPattern,
  type RequiredTerms,
} from '@outcome-studio/shared/domain/checker'
import type { Severity } from '@outcome-studio/shared/domain/study'
import {
  Checkbox,
  fieldErrorStyles,
  labelStyles,
  media,
  Select,
  Switch,
  space,
  TextField,
} from '@outcome-studio/shared/ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { ENTITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import type { ProblemsByPath } from './problemsByPath.ts'
import { useLateError } from './useLateError.ts'

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(120px, auto);
  align-items: start;
  gap: ${space(3)};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Kinds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
`

const Caption = styled.p`
  ${labelStyles}
  flex: 1 0 100%;
`

const ErrorText = styled.p`
  ${fieldErrorStyles}
  flex: 1 0 100%;
`

const SEVERITIES: readonly { readonly value: Severity; readonly label: string }[] = [
  { value: 'error', label: 'Error' },
  { value: 'warning', label: 'Warning' },
  { value: 'hint', label: 'Hint' },
]

export interface OwnRuleProps<OwnRule> {
  readonly rule: OwnRule
  /** Its path in the rules, such as "patterns.0". */
  readonly path: string
  readonly problems: ProblemsByPath
  /** Whether it was added here, and is not expected to be complete. */
  readonly isNew: boolean
  readonly onChange: (rule: OwnRule) => void
}

interface OwnRuleFieldsProps<OwnRule> extends OwnRuleProps<OwnRule> {
  /** The fields that only this kind of rule has. */
  readonly children: ReactNode
}

/** The fields of every added rule: id, message, severity, kinds of text, and whether it is on. */
export function OwnRuleFields<OwnRule extends CustomPattern | RequiredTerms>({
  rule,
  path,
  problems,
  isNew,
  onChange,
  children,
}: OwnRuleFieldsProps<OwnRule>) {
  const kindsId = useId()
  const message = useLateError(isNew && rule.message === '', problems.at(`${path}.message`))
  const noKind = problems.at(`${path}.entities`)
  return (
    <>
      <Pair>
        <TextField
          label="Id"
          value={rule.id}
          autoComplete="off"
          errorMessage={problems.at(`${path}.id`)}
          onChange={(id) => onChange({ ...rule, id })}
        />
        <Select
          label="Severity"
          value={rule.severity}
          options={SEVERITIES}
          onChange={(value) =>
            onChange({
              ...rule,
              severity: SEVERITIES.find((each) => each.value === value)?.value ?? rule.severity,
            })
          }
        />
      </Pair>
      {children}
      <TextField
        label="What the member reads"
        value={rule.message}
        autoComplete="off"
        {...message}
        onChange={(text) => onChange({ ...rule, message: text })}
      />
      <Kinds role="group" aria-labelledby={kindsId}>
        <Caption id={kindsId}>Looks at</Caption>
        {CHECKED_ENTITIES.map((entity) => (
          <Checkbox
            key={entity}
            label={ENTITY_LABELS[entity]}
            isSelected={rule.entities.includes(entity)}
            onChange={(isSelected) =>
              onChange({
                ...rule,
                entities: CHECKED_ENTITIES.filter((each) =>
                  each === entity ? isSelected : rule.entities.includes(each),
                ),
              })
            }
          />
        ))}
        {noKind && <ErrorText role="alert">{noKind}</ErrorText>}
      </Kinds>
      <Switch
        label="On"
        isSelected={rule.off !== true}
        onChange={(isOn) => onChange({ ...rule, off: !isOn })}
      />
    </>
  )
}
