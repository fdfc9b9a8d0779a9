import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { TryStatement } from './TryStatement.tsx'

const Frame = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(5)};
`

const Title = styled.h2`
  font: ${type.title};
  letter-spacing: -0.015em;
  text-wrap: balance;
`

const Benefits = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding-left: ${space(5)};
  color: ${color.textMuted};
`

/** Describes the product to people without an account, with a statement that is checked. */
export function ProductPitch() {
  return (
    <Frame aria-label="About Outcome Studio">
      <Title>Find out what your customers need, in statements you can measure.</Title>
      <Benefits>
        <li>Every statement is checked while you type, with a fix in one click.</li>
        <li>Rate importance and satisfaction to see which needs are underserved.</li>
        <li>Start from a template or your own table, and export to Excel or Word.</li>
      </Benefits>
      <TryStatement />
    </Frame>
  )
}
