import { createLazy } from '@outcome-studio/shared/domain/base'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, downloadFile } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import type { EventRegistrant } from '../../domain/registrants/EventRegistrant.ts'

const writer = createLazy(async () => (await import('./writeRegistrants.ts')).writeRegistrants)

interface ExportButtonsProps {
  readonly event: LiveEvent
  readonly registrants: readonly EventRegistrant[]
}

/** Saves all registrants as a file, regardless of the list's filters. */
export function ExportButtons({ event, registrants }: ExportButtonsProps) {
  const host = useHost()
  const [pending, setPending] = useState<'csv' | 'xlsx' | null>(null)
  async function save(ending: 'csv' | 'xlsx') {
    setPending(ending)
    try {
      const write = await writer.load()
      const { name, content, type } = write(event, registrants, ending, new Date())
      downloadFile(name, content, type)
    } catch (error) {
      host.showError(error)
    } finally {
      setPending(null)
    }
  }
  return (
    <>
      <Button isPending={pending === 'csv'} onPress={() => void save('csv')}>
        Export CSV
      </Button>
      <Button isPending={pending === 'xlsx'} onPress={() => void save('xlsx')}>
        Export Excel
      </Button>
    </>
  )
}
