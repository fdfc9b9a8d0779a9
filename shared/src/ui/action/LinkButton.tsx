import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { ButtonTone } from './Button.tsx'
import { buttonStyles } from './buttonStyles.ts'

const StyledLinkButton = styled(Link)`
  ${buttonStyles}
`

interface LinkButtonProps {
  readonly to: string
  readonly children: ReactNode
  readonly tone?: ButtonTone
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link with the styles of a button. As a link it can open in a new tab. */
export function LinkButton({ tone = 'secondary', ...rest }: LinkButtonProps) {
  return <StyledLinkButton {...rest} data-tone={tone} />
}
