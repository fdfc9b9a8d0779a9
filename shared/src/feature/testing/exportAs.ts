import { screen, waitFor } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import type { Download, Downloads } from './catchDownloads.ts'

interface Pointer {
  click(element: Element): Promise<void>
}

/** Chooses a format in the menu "Export…". */
export async function chooseExport(user: Pointer, format: RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Export…' }))
  await user.click(await screen.findByRole('menuitem', { name: format }))
}

/** Exports the open document. Returns the downloaded file; the text of a workbook is that of all its parts. */
export async function exportAs(
  user: Pointer,
  format: RegExp,
  downloads: Downloads,
): Promise<Download & { readonly text: string }> {
  const before = downloads.names.length
  await chooseExport(user, format)
  await waitFor(() => expect(downloads.names).toHaveLength(before + 1))
  const file = await downloads.last()
  return { ...file, text: textOf(file.bytes) }
}

function textOf(bytes: Uint8Array): string {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  return isZip
    ? Object.values(unzipSync(bytes))
        .map((part) => strFromU8(part))
        .join('\n')
    : new TextDecoder().decode(bytes)
}
