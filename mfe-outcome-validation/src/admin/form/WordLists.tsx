import type { RulesConfig, WordListName } from '@outcome-studio/shared/domain/checker'
import { Card, media, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { LinesField } from '../../core/LinesField.tsx'
import type { ProblemsByPath } from './problemsByPath.ts'

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const LISTS: readonly {
  readonly name: WordListName
  readonly label: string
  readonly description: string
}[] = [
  {
    name: 'verbs',
    label: 'Verbs',
    description: 'Jobs and steps may start with them. One word in each line.',
  },
  { name: 'metrics', label: 'Measures', description: 'What an outcome may measure. One word in each line.' },
  {
    name: 'evaluative',
    label: 'Evaluative words',
    description: 'To be kept out of outcomes, like “easy”. One word in each line.',
  },
  { name: 'brands', label: 'Brands', description: 'Names of products. One in each line.' },
  { name: 'technologies', label: 'Technologies', description: 'Names of solutions. One in each line.' },
]

type Words = NonNullable<RulesConfig['words']>

interface WordListsProps {
  readonly words: Words
  readonly problems: ProblemsByPath
  readonly onChange: (words: Words) => void
}

/** Words to add to the method's word lists. */
export function WordLists({ words, problems, onChange }: WordListsProps) {
  return (
    <Card title="Words" lead="They are added to those the checker knows.">
      <Lists>
        {LISTS.map(({ name, label, description }) => (
          <LinesField
            key={name}
            label={label}
            description={description}
            lines={words[name] ?? []}
            errorMessage={problems.at(`words.${name}`)}
            onChange={(lines) => onChange({ ...words, [name]: [...lines] })}
          />
        ))}
      </Lists>
    </Card>
  )
}
