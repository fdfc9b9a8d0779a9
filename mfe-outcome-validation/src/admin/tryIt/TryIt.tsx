import {
  CHECKED_ENTITIES,
  type CheckedEntity,
  checkText,
  createRuleSet,
  type RulesConfig,
} from '@outcome-studio/shared/domain/checker'
import { Card, GrowingTextArea, labelStyles, media, Notice, Select, space } from '@outcome-studio/shared/ui'
import { useId, useMemo, useState } from 'react'
import styled, { css } from 'styled-components'
import { ENTITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import { compareRemarks } from './compareRemarks.ts'
import { RemarkColumn } from './RemarkColumn.tsx'

/** Below each other on a narrow window, and on a wide one, where this stands in a column of its own. */
const belowEachOther = css`
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Inputs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(150px, auto);
  align-items: start;
  gap: ${space(3)};
  ${belowEachOther}
`

const Field = styled.div`
  display: grid;
  gap: ${space(1)};
`

const Label = styled.label`
  ${labelStyles}
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(5)};
  ${belowEachOther}
`

/** A sentence that violates several rules. */
const EXAMPLE = 'Reduce the time it takes to quickly find a table when arriving'

interface TryItProps {
  readonly rules: RulesConfig
  /** True if the current rules have problems and the last valid ones are shown. */
  readonly isOlder: boolean
}

/** Checks a text by the method and by these rules, side by side. */
export function TryIt({ rules, isOlder }: TryItProps) {
  const [text, setText] = useState(EXAMPLE)
  const [entity, setEntity] = useState<CheckedEntity>('outcomeStatement')
  const id = useId()
  const own = useMemo(() => createRuleSet(rules), [rules])
  const [byMethod, byRules] = useMemo(
    () => compareRemarks(checkText(entity, text), checkText(entity, text, own)),
    [entity, text, own],
  )
  const isSame = byMethod.length > 0 && [...byMethod, ...byRules].every(({ standing }) => standing === 'same')
  return (
    <Card title="Try it" lead="Compare the standard checks with your rules on any text.">
      <Inputs>
        <Field>
          <Label htmlFor={id}>Text</Label>
          <GrowingTextArea id={id} value={text} onChange={(event) => setText(event.currentTarget.value)} />
        </Field>
        <Select
          label="Kind of text"
          value={entity}
          options={CHECKED_ENTITIES.map((value) => ({ value, label: ENTITY_LABELS[value] }))}
          onChange={(value) => setEntity(CHECKED_ENTITIES.find((each) => each === value) ?? entity)}
        />
      </Inputs>
      {isOlder && (
        <Notice tone="warning">
          The rules have problems at the moment. This shows them as they were last without any.
        </Notice>
      )}
      <Columns>
        <RemarkColumn title="By the method" remarks={byMethod} onlyHere="Not by these rules" />
        {isSame ? (
          <RemarkColumn
            title="By these rules"
            remarks={[]}
            onlyHere="New"
            none="The same as by the method."
          />
        ) : (
          <RemarkColumn title="By these rules" remarks={byRules} onlyHere="New" />
        )}
      </Columns>
    </Card>
  )
}
