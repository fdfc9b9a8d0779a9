import { useId } from 'react'
import { ExternalIcon } from '../areas/ExternalIcon.tsx'
import type { ExternalSite } from '../areas/externalLinks.ts'
import { Entry, Label } from './entryLook.ts'

interface ExternalEntryProps {
  readonly site: ExternalSite
  readonly label: string
  readonly href: string
}

/** The entry of a site beside the product, opened in a new window. */
export function ExternalEntry({ site, label, href }: ExternalEntryProps) {
  const hintId = useId()
  return (
    <>
      <Entry href={href} target="_blank" rel="noopener noreferrer" aria-describedby={hintId}>
        <ExternalIcon site={site} />
        <Label>{label}</Label>
      </Entry>
      <span id={hintId} hidden>
        Opens in a new tab
      </span>
    </>
  )
}
