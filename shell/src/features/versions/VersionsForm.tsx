import type { StoreResult } from '@outcome-studio/shared/storage'
import { Notice, space } from '@outcome-studio/shared/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { FeatureVersions } from '../loading/createFeatureLoader.ts'
import type { FeatureOverride } from '../override/storedOverrides.ts'
import { addressProblem } from './addressProblem.ts'
import { FeatureVersion } from './FeatureVersion.tsx'
import { choiceOf, overridesOf, type VersionChoice } from './versionChoice.ts'

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`

interface VersionsFormProps {
  readonly id: string
  readonly features: readonly FeatureVersions[]
  readonly active: readonly FeatureOverride[]
  readonly origins: readonly string[]
  readonly apply: (overrides: readonly FeatureOverride[]) => StoreResult
}

/** The choices for all features. An address is checked before anything is stored. */
export function VersionsForm({ id, features, active, origins, apply }: VersionsFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [choices, setChoices] = useState(() => features.map(({ line }) => choiceOf(line.id, active)))
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    if (problems.size > 0) form.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus()
  }, [problems])

  const choose = (choice: VersionChoice) => {
    setChoices(choices.map((each) => (each.id === choice.id ? choice : each)))
    setProblems(new Map([...problems].filter(([feature]) => feature !== choice.id)))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(choices, origins)
    setProblems(found)
    if (found.size === 0) setRefused(!apply(overridesOf(choices)).isStored)
  }
  return (
    <Form id={id} ref={form} onSubmit={submit} noValidate>
      {isRefused && (
        <Notice tone="danger">
          This browser does not store the choice. Allow the page to store data, or free some space, and try
          again.
        </Notice>
      )}
      {features.map((feature, at) => {
        const { id: name } = feature.line
        const choice = choices[at] ?? choiceOf(name, [])
        return (
          <FeatureVersion
            key={name}
            feature={feature}
            choice={choice}
            hasAddresses={origins.length > 0}
            problem={problems.get(name) ?? null}
            onChoose={choose}
          />
        )
      })}
    </Form>
  )
}

const problemsOf = (
  choices: readonly VersionChoice[],
  origins: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(
    choices.flatMap(({ id, kind, address }): (readonly [string, string])[] => {
      const problem = kind === 'address' ? addressProblem(address, origins) : null
      return problem === null ? [] : [[id, problem]]
    }),
  )
