import { PageHeader, Select, space } from '@outcome-studio/shared/ui'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Contents } from './Contents.tsx'
import { SchemeStyle } from './SchemePanel.tsx'
import { SpecimenSection } from './SpecimenSection.tsx'
import { SPECIMENS } from './specimens/SPECIMENS.ts'
import type { SchemeName } from './specimens/Specimen.ts'
import { ColorTokens } from './tokens/ColorTokens.tsx'
import { ShapeTokens } from './tokens/ShapeTokens.tsx'
import { GroupTitle, Section } from './tokens/sectionStyles.ts'
import { TypeTokens } from './tokens/TypeTokens.tsx'
import { useRootScheme } from './useRootScheme.ts'

const Main = styled.main`
  display: grid;
  gap: ${space(8)};
  max-width: 1280px;
  margin: 0 auto;
  padding: ${space(8)} ${space(4)} ${space(24)};
  overflow-wrap: anywhere;

  @media (min-width: 1000px) {
    padding-inline: ${space(8)};
  }
`

const Columns = styled.div`
  display: grid;
  gap: ${space(10)};

  & > * {
    min-width: 0;
  }
  @media (min-width: 1000px) {
    grid-template-columns: 168px minmax(0, 1fr);
    align-items: start;
  }
`

const Sections = styled.div`
  display: grid;
  gap: ${space(10)};

  & > * {
    min-width: 0;
  }
`

const CHOICES = [
  { value: 'both', label: 'Light and dark, side by side' },
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

type Choice = (typeof CHOICES)[number]['value']

/** Shows the tokens, and every component in its states, light and dark. */
export function DesignSystemPage() {
  const [choice, setChoice] = useState<Choice>('both')
  useRootScheme(choice === 'both' ? 'system' : choice)
  useScrollToAnchor()
  // If the whole page has one scheme, the examples inherit it.
  const schemes: readonly SchemeName[] = choice === 'both' ? ['light', 'dark'] : ['system']

  return (
    <Main>
      <SchemeStyle />
      <PageHeader
        title="Design system"
        lead="The parts this product is made of, and what each of them promises."
        actions={
          <Select
            label="Color scheme"
            value={choice}
            options={CHOICES}
            onChange={(value) => setChoice(CHOICES.find((each) => each.value === value)?.value ?? 'both')}
          />
        }
      />
      <Columns>
        <Contents />
        <Sections>
          <Section>
            <GroupTitle>Tokens</GroupTitle>
          </Section>
          <ColorTokens />
          <TypeTokens />
          <ShapeTokens />
          {SPECIMENS.map((group) => (
            <Sections key={group.title}>
              <GroupTitle>{group.title}</GroupTitle>
              {group.specimens.map((specimen) => (
                <SpecimenSection key={specimen.name} specimen={specimen} schemes={schemes} />
              ))}
            </Sections>
          ))}
        </Sections>
      </Columns>
    </Main>
  )
}

/** The browser looks for the anchor of the URL before React has rendered it, so this scrolls again. */
function useScrollToAnchor(): void {
  useEffect(() => {
    const anchor = decodeURIComponent(globalThis.location.hash.slice(1))
    if (anchor !== '') document.getElementById(anchor)?.scrollIntoView()
  }, [])
}
