import type { RulesReading } from '@outcome-studio/shared/domain/checker'
import { LinkButton, Notice } from '@outcome-studio/shared/ui'
import type { RulesChange } from '../draft/RulesDraft.ts'
import { OwnRuleList } from './OwnRuleList.tsx'
import { PatternFields } from './PatternFields.tsx'
import { problemsByPath } from './problemsByPath.ts'
import { RequiredFields } from './RequiredFields.tsx'
import { RuleTable } from './RuleTable.tsx'
import { WordLists } from './WordLists.tsx'

interface RulesFormProps {
  readonly reading: RulesReading
  readonly onChange: (change: RulesChange) => void
}

/** The rules as a form. It is available for valid JSON of the right shape only. */
export function RulesForm({ reading, onChange }: RulesFormProps) {
  const { config, problems } = reading
  if (config === null) {
    return (
      <Notice tone="warning" actions={<LinkButton to="?as=json">Fix the JSON</LinkButton>}>
        The form cannot show these rules, because their JSON is broken. Nothing of it is lost.
      </Notice>
    )
  }
  const byPath = problemsByPath(problems)
  const taken = [...(config.patterns ?? []), ...(config.required ?? [])].map(({ id }) => id)
  return (
    <>
      <RuleTable rules={config.rules ?? {}} onChange={onChange} />
      <WordLists
        words={config.words ?? {}}
        problems={byPath}
        onChange={(words) => onChange((now) => ({ ...now, words }))}
      />
      <OwnRuleList
        title="Patterns"
        lead="A remark wherever a pattern is found. Patterns are regular expressions, not case-sensitive."
        one="pattern"
        path="patterns"
        problems={byPath}
        rules={config.patterns ?? []}
        onChange={(patterns) => onChange((now) => ({ ...now, patterns }))}
        create={() => ({
          id: freeId('pattern', taken),
          entities: ['outcomeStatement'],
          severity: 'warning',
          pattern: '',
          message: '',
        })}
        Fields={PatternFields}
      />
      <OwnRuleList
        title="Required terms"
        lead="A remark where none of the terms is there."
        one="rule for terms"
        path="required"
        problems={byPath}
        rules={config.required ?? []}
        onChange={(required) => onChange((now) => ({ ...now, required }))}
        create={() => ({
          id: freeId('terms', taken),
          entities: ['outcomeStatement'],
          severity: 'warning',
          terms: [],
          message: '',
        })}
        Fields={RequiredFields}
      />
    </>
  )
}

function freeId(stem: string, taken: readonly string[]): string {
  let number = 1
  while (taken.includes(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}
