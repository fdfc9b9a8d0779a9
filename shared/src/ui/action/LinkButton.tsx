import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { ButtonTone } from './Button.tsx'
import { buttonStyles } from './buttonStyles.ts'

const Look = styled(Link)`
  ${buttonStyles}
`

interface LinkButtonProps {
  readonly to: string
  readonly children: ReactNode
  readonly tone?: ButtonTone
}

/** A way to another place that looks like a button: a link still, so it opens in a new tab where one wants. */
export function LinkButton({ tone = 'secondary', ...rest }: LinkButtonProps) {
  return <Look {...rest} data-tone={tone} />
}
