import type { ListedMember } from '@outcome-studio/shared/callables/listMembers'
import { logMembersExport } from '@outcome-studio/shared/data'
import { createLazy } from '@outcome-studio/shared/domain/base'
import type { MembersScope } from '@outcome-studio/shared/domain/member'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, downloadFile } from '@outcome-studio/shared/ui'
import { useState } from 'react'

const writer = createLazy(async () => await import('./membersFile.ts'))

interface ExportMembersProps {
  readonly scope: MembersScope
  readonly domain: string
  readonly members: readonly ListedMember[]
}

/** Saves the members that the list has found as a file, after the server has logged it. */
export function ExportMembers({ scope, domain, members }: ExportMembersProps) {
  const { showError, toast } = useHost()
  const [isPending, setIsPending] = useState(false)
  async function save() {
    setIsPending(true)
    try {
      const { membersFileName, membersToCsv } = await writer.load()
      await logMembersExport({ scope, members: members.length })
      const name = membersFileName(scope, domain, new Date())
      downloadFile(name, membersToCsv(members), 'text/csv;charset=utf-8')
      toast(`${name} is in your downloads.`, { kind: 'success' })
    } catch (error) {
      showError(error)
    } finally {
      setIsPending(false)
    }
  }
  return (
    <Button isPending={isPending} isDisabled={members.length === 0} onPress={() => void save()}>
      Export CSV
    </Button>
  )
}
