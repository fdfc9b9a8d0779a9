import { color, darkScheme, lightScheme, radius, space, type } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import type { SchemeName } from './specimens/Specimen.ts'

/** Sets the color scheme of any element by `data-color-scheme`. Forced colors of the user have priority. */
export const SchemeStyle = createGlobalStyle`
  @media (forced-colors: none) {
    [data-color-scheme='light'] {
      ${lightScheme}
    }
    [data-color-scheme='dark'] {
      ${darkScheme}
    }
  }
`

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  min-width: 0;
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.canvas};
  color: ${color.text};
`

const Caption = styled.p`
  color: ${color.textMuted};
  font: ${type.label};
`

const CAPTIONS: Readonly<Record<Exclude<SchemeName, 'system'>, string>> = { light: 'Light', dark: 'Dark' }

interface SchemePanelProps {
  readonly scheme: SchemeName
  readonly children: ReactNode
}

/** A part of the page in one color scheme. */
export function SchemePanel({ scheme, children }: SchemePanelProps) {
  if (scheme === 'system') return <Frame>{children}</Frame>
  return (
    <Frame data-color-scheme={scheme}>
      <Caption>{CAPTIONS[scheme]}</Caption>
      {children}
    </Frame>
  )
}
