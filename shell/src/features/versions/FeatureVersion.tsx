import { color, media, Select, space, TextField, type } from '@outcome-studio/shared/ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import type { FeatureVersions } from '../loading/createFeatureLoader.ts'
import { describeAudience } from './describeAudience.ts'
import { optionsFor, type VersionChoice } from './versionChoice.ts'

const Section = styled.section`
  display: grid;
  gap: ${space(3)};

  & + & {
    padding-top: ${space(4)};
    border-top: 1px solid ${color.border};
  }
`

const Name = styled.h3`
  font: ${type.heading};
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(2)} ${space(4)};
  font: ${type.small};

  & dt {
    color: ${color.textMuted};
  }
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Note = styled.span`
  display: block;
  color: ${color.textMuted};
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  align-items: start;
  gap: ${space(3)} ${space(4)};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

interface FeatureVersionProps {
  readonly feature: FeatureVersions
  readonly choice: VersionChoice
  /** Whether the environment allows any address. */
  readonly hasAddresses: boolean
  /** What is wrong with the address. */
  readonly problem: string | null
  readonly onChoose: (choice: VersionChoice) => void
}

/** The versions of one feature, and which of them this browser loads. */
export function FeatureVersion({ feature, choice, hasAddresses, problem, onChoose }: FeatureVersionProps) {
  const { line, running } = feature
  const name = useId()
  const options = optionsFor(line, choice.kind, hasAddresses)
  return (
    <Section aria-labelledby={name}>
      <Name id={name}>{line.id}</Name>
      <Facts>
        <Fact term="On this page">{running ?? 'Not loaded'}</Fact>
        <Fact term="Current">{line.version}</Fact>
        <Fact term="Canary">
          {line.canary?.release.version ?? 'None'}
          {line.canary && <Note>{describeAudience(line.canary.audience)}</Note>}
        </Fact>
        <Fact term="Previous">{line.previous?.version ?? 'None'}</Fact>
      </Facts>
      <Fields>
        <Select
          label={`Version of ${line.id}`}
          value={choice.kind}
          options={options}
          onChange={(chosen) => {
            const kind = options.find(({ value }) => value === chosen)?.value
            if (kind !== undefined) onChoose({ ...choice, kind })
          }}
        />
        {choice.kind === 'address' && (
          <TextField
            label={`Address of ${line.id}`}
            value={choice.address}
            placeholder="https://…/mf-manifest.json"
            errorMessage={problem ?? undefined}
            isRequired
            onChange={(address) => onChoose({ ...choice, address })}
          />
        )}
      </Fields>
    </Section>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
