import { capitalized } from '@outcome-studio/shared/domain/base'
import type { CustomPattern, RequiredTerms } from '@outcome-studio/shared/domain/checker'
import { Button, Card, color, radius, space, type } from '@outcome-studio/shared/ui'
import { Plus, Trash2 } from 'lucide-react'
import { type ComponentType, useRef, useState } from 'react'
import styled from 'styled-components'
import { OwnRuleFields, type OwnRuleProps } from './OwnRuleFields.tsx'
import type { ProblemsByPath } from './problemsByPath.ts'

const List = styled.ol`
  display: grid;
  gap: ${space(4)};
  list-style: none;
`

const Item = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(3)} ${space(4)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};

  & > legend {
    padding: 0 ${space(1)};
    font: ${type.label};
  }
`

const Remove = styled.div`
  justify-self: end;
`

interface OwnRuleListProps<OwnRule> {
  readonly title: string
  readonly lead: string
  /** The noun for one rule, such as "pattern". */
  readonly one: string
  readonly path: 'patterns' | 'required'
  readonly problems: ProblemsByPath
  readonly rules: readonly OwnRule[]
  readonly onChange: (rules: OwnRule[]) => void
  readonly create: () => OwnRule
  /** Renders the fields that only this kind of rule has. */
  readonly Fields: ComponentType<OwnRuleProps<OwnRule>>
}

/** The custom rules of one kind that are added to the method's. */
export function OwnRuleList<OwnRule extends CustomPattern | RequiredTerms>({
  title,
  lead,
  one,
  path,
  problems,
  rules,
  onChange,
  create,
  Fields,
}: OwnRuleListProps<OwnRule>) {
  // Of the rules that were here when the form was opened.
  const [count] = useState(rules.length)
  const addButton = useRef<HTMLButtonElement>(null)
  const remove = (at: number) => {
    onChange(rules.filter((_rule, index) => index !== at))
    // The focused element was removed.
    addButton.current?.focus()
  }
  return (
    <Card title={title} lead={lead}>
      {rules.length > 0 && (
        <List role="list">
          {[...rules.entries()].map(([at, rule]) => {
            const props = {
              rule,
              path: `${path}.${at}`,
              problems,
              isNew: at >= count,
              onChange: (changed: OwnRule) => onChange(rules.with(at, changed)),
            }
            return (
              // Ids are editable, and two can be equal while typing. The index is the only stable key.
              <li key={at}>
                <Item>
                  <legend>
                    {capitalized(one)} {at + 1}
                    {rule.off && ', off'}
                  </legend>
                  <OwnRuleFields {...props}>
                    <Fields {...props} />
                  </OwnRuleFields>
                  <Remove>
                    <Button tone="quiet" onPress={() => remove(at)} aria-label={`Remove ${one} ${at + 1}`}>
                      <Trash2 aria-hidden="true" />
                      Remove
                    </Button>
                  </Remove>
                </Item>
              </li>
            )
          })}
        </List>
      )}
      <div>
        <Button ref={addButton} onPress={() => onChange([...rules, create()])}>
          <Plus aria-hidden="true" />
          Add {one}
        </Button>
      </div>
    </Card>
  )
}
