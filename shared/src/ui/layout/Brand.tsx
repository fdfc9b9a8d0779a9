import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import styled from 'styled-components'
import { color } from '../tokens/color.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'

const StyledBrand = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2.5)};
  font: ${type.heading};
  letter-spacing: -0.015em;
`

const Mark = styled.svg`
  flex: none;
  width: 28px;
  height: 28px;
  fill: ${color.accentFill};
  stroke: ${color.onAccent};

  @media (forced-colors: active) {
    forced-color-adjust: none;
    fill: CanvasText;
    stroke: Canvas;
  }
`

/** The product's logo, which is also the favicon, and its name. */
export function Brand() {
  return (
    <StyledBrand>
      <Mark viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" stroke="none" />
        <path d="M9 17l5 5 9-12" fill="none" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
      </Mark>
      {PRODUCT_NAME}
    </StyledBrand>
  )
}
