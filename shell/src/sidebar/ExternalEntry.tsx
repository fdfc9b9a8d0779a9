import { useId } from 'react'
import { MenuIcon, type MenuIconName } from '../areas/MenuIcon.tsx'
import { Entry, Label } from './entryStyles.ts'

interface ExternalEntryProps {
  readonly title: string
  readonly icon: MenuIconName
  readonly href: string
}

/** The sidebar entry of a website outside the product. It opens in a new tab. */
export function ExternalEntry({ title, icon, href }: ExternalEntryProps) {
  const hintId = useId()
  return (
    <>
      <Entry href={href} target="_blank" rel="noopener noreferrer" aria-describedby={hintId}>
        <MenuIcon name={icon} />
        <Label>{title}</Label>
      </Entry>
      <span id={hintId} hidden>
        Opens in a new tab
      </span>
    </>
  )
}
