import { color, radius, shadow, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { Muted, Section, SectionTitle } from './sectionStyles.ts'

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(4)};
  list-style: none;
`

const Item = styled.li`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};
`

const Bar = styled.span`
  height: 16px;
  border: 1px solid transparent;
  background: ${color.accent};
`

const Box = styled.span`
  width: 64px;
  height: 48px;
  border: 1px solid ${color.borderStrong};
  background: ${color.surface};
`

const STEPS = [1, 2, 3, 4, 6, 8, 12, 16] as const

/** Shows spacing, corners, shadows and motion. */
export function ShapeTokens() {
  return (
    <>
      <Section id="space">
        <SectionTitle>Space</SectionTitle>
        <Muted>Steps of 4 px; halves where a control needs them.</Muted>
        <Row role="list">
          {STEPS.map((steps) => (
            <Item key={steps}>
              <Bar aria-hidden="true" style={{ width: space(steps) }} />
              {steps}: {space(steps)}
            </Item>
          ))}
        </Row>
      </Section>
      <Section id="shape">
        <SectionTitle>Corners, shadows and motion</SectionTitle>
        <Muted>
          Motion takes 140 ms, and none where less is asked for. Lines and words are stronger where more
          contrast is asked for; in forced colors every control keeps a border.
        </Muted>
        <Row role="list">
          {Object.entries(radius).map(([name, value]) => (
            <Item key={name}>
              <Box aria-hidden="true" style={{ borderRadius: value }} />
              {name}: {value}
            </Item>
          ))}
          {Object.entries(shadow).map(([name, value]) => (
            <Item key={name}>
              <Box aria-hidden="true" style={{ borderRadius: radius.medium, boxShadow: value }} />
              {name}
            </Item>
          ))}
        </Row>
      </Section>
    </>
  )
}
