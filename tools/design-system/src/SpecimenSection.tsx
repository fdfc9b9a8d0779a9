import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { SchemePanel } from './SchemePanel.tsx'
import type { SchemeName, Specimen } from './specimens/Specimen.ts'
import { Muted, Panels, Section, SectionTitle } from './tokens/sectionStyles.ts'

const Figure = styled.figure`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  overflow-wrap: anywhere;
`

const Caption = styled.figcaption`
  color: ${color.textMuted};
  font: ${type.small};
`

const Stage = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;

  /* Block elements fill the line, as they do in the product. */
  & > :is(div, section, header, dl, textarea, details, p) {
    flex: 1 1 100%;
    min-width: 0;
  }
`

interface SpecimenSectionProps {
  readonly specimen: Specimen
  readonly schemes: readonly SchemeName[]
}

/** One component: purpose, contract, and its states in each scheme. */
export function SpecimenSection({ specimen, schemes }: SpecimenSectionProps) {
  return (
    <Section id={specimen.name}>
      <SectionTitle>{specimen.name}</SectionTitle>
      <p>{specimen.purpose}</p>
      <Muted>{specimen.contract}</Muted>
      <Panels>
        {schemes.map((scheme) => (
          <SchemePanel key={scheme} scheme={scheme}>
            {specimen.states.map(({ name, show }) => (
              <Figure key={name}>
                <Caption>{name}</Caption>
                <Stage>{show(scheme)}</Stage>
              </Figure>
            ))}
          </SchemePanel>
        ))}
      </Panels>
    </Section>
  )
}
