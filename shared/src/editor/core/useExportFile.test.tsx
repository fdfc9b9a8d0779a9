import { StudioError } from '@outcome-studio/shared/domain/errors'
import { defineFeature, type HostServices } from '@outcome-studio/shared/feature'
import { catchDownloads, type Downloads, renderFeature } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useExportFile } from './useExportFile.ts'

const FILE = { name: 'Commute.docx', type: 'text/plain', content: 'words' }

let downloads: Downloads
beforeEach(() => {
  downloads = catchDownloads()
})
afterEach(() => downloads.release())

async function exportWith(write: Parameters<ReturnType<typeof useExportFile>>[0]['write']) {
  const onExported = jest.fn()
  const toasts: Parameters<HostServices['toast']>[] = []
  const feature = defineFeature({
    name: 'exporting',
    view: function Exporting() {
      const exportFile = useExportFile()
      return (
        <button
          type="button"
          onClick={() => exportFile({ label: 'Word, for reading and printing', write, onExported })}
        >
          Export
        </button>
      )
    },
  })
  const { host } = renderFeature(feature, { toast: (...args) => void toasts.push(args) })
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  await waitFor(() => expect(write).toHaveBeenCalledTimes(1))
  return { host, onExported, toasts }
}

test('names the format and the file that it saved, politely', async () => {
  const { onExported, toasts } = await exportWith(jest.fn(async () => FILE))
  await waitFor(() => expect(toasts).toEqual([['Exported as Word: Commute.docx', { kind: 'success' }]]))
  expect(downloads.names).toEqual(['Commute.docx'])
  expect(onExported).toHaveBeenCalledTimes(1)
})

test.each([
  [new StudioError('cen/offline'), /^Could not export as Word\. .*connection/],
  [new TypeError('undefined is not a function'), /^Could not export as Word\. Try again, or choose another/],
])('%s: says what failed, and is tried again', async (error, message) => {
  const write = jest.fn(async () => FILE).mockRejectedValueOnce(error)
  const { host, onExported, toasts } = await exportWith(write)
  await waitFor(() => expect(toasts).toHaveLength(1))
  const [text, options] = toasts[0] ?? []
  expect(text).toMatch(message)
  expect(options?.kind).toBeUndefined()
  expect(host.calls.reports).toEqual([error])
  expect(downloads.names).toEqual([])
  expect(onExported).not.toHaveBeenCalled()
  act(() => options?.action?.onAction())
  await waitFor(() => expect(toasts.at(-1)?.[0]).toBe('Exported as Word: Commute.docx'))
  expect(downloads.names).toEqual(['Commute.docx'])
})

test('says nothing where there is nothing to save', async () => {
  const { onExported, toasts } = await exportWith(jest.fn(() => null))
  expect([downloads.names, toasts, onExported.mock.calls]).toEqual([[], [], []])
})
