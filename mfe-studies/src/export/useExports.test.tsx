import { resetMemory } from '@outcome-studio/shared/data/testing'
import { createReadable } from '@outcome-studio/shared/feature'
import {
  catchDownloads,
  chooseExport,
  type Downloads,
  exportAs,
} from '@outcome-studio/shared/feature/testing'
import { readWorkbook } from '@outcome-studio/shared/files'
import { MenuButton } from '@outcome-studio/shared/ui'
import { act, screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openPart } from '../testing/openPart.tsx'
import { exampleNeeds } from '../testing/storeNeeds.ts'
import { PrintedMap } from './PrintedMap.tsx'
import { useExports } from './useExports.ts'

const Exports = () => <MenuButton label="Export…" choices={useExports()} />

let downloads: Downloads

/** A canvas that answers as a browser's; jsdom has none. @param largest width that it accepts */
function provideCanvas(largest: number): { readonly drawn: number[] } {
  const drawn: number[] = []
  HTMLImageElement.prototype.decode = async () => {}
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    // Of the context, drawPicture uses these two.
    Object.assign(Object.create(null), {
      drawImage: (_image: unknown, _x: number, _y: number, width: number) => void drawn.push(width),
      getImageData: () => ({ data: [255, 255, 255, (drawn.at(-1) ?? 0) <= largest ? 255 : 0] }),
    }),
  )
  HTMLCanvasElement.prototype.toBlob = (take) => take(new Blob(['picture'], { type: 'image/png' }))
  return { drawn }
}

const needs = exampleNeeds('Commute', { outcomes: ['Minimize the time it takes to <plan>'] })
const exported = async ({ user }: Awaited<ReturnType<typeof openPart>>, format: RegExp) =>
  exportAs(user, format, downloads)

beforeEach(() => {
  localStorage.clear()
  resetMemory()
  downloads = catchDownloads()
})
afterEach(() => {
  downloads.release()
  jest.restoreAllMocks()
})

test.each([
  [/Markdown/, 'To work: by bike', 'To work- by bike.md', 'text/markdown', '\\<plan\\>'],
  [/SVG/, 'Commute', 'Commute.svg', 'image/svg+xml', '&lt;plan&gt;'],
])('%s is a file of the document’s name', async (format, docName, name, type, text) => {
  const file = await exported(await openPart(<Exports />, needs, { docName }), format)
  expect(file).toMatchObject({ name, type })
  expect(file.text).toContain(text)
})

test('Excel is a workbook with all goals', async () => {
  const { name, bytes } = await exported(await openPart(<Exports />, needs), /Excel/)
  expect(name).toBe('Commute.xlsx')
  const tables = await readWorkbook(bytes, () => undefined)
  expect(JSON.stringify(tables)).toContain('Minimize the time it takes to <plan>')
})

test.each([
  [/PNG/, 'Exported as PNG: Commute.png'],
  [/SVG/, 'Exported as SVG: Commute.svg'],
  [/Excel/, 'Exported as Excel: Commute.xlsx'],
  [/Markdown/, 'Exported as Markdown: Commute.md'],
])('%s: a notification names the file', async (format, message) => {
  provideCanvas(100_000)
  const view = await openPart(<Exports />, needs)
  await exported(view, format)
  expect(view.host.calls.toasts).toEqual([message])
})

test('what is not saved yet is exported too', async () => {
  const view = await openPart(<Exports />, needs)
  const [, outcome] = needs.goals
  if (!outcome) throw new Error('The example has two goals.')
  act(() => void view.session.apply({ kind: 'setGoalText', goalId: outcome.id, text: 'Not saved yet' }))
  expect((await exported(view, /Markdown/)).text).toContain('- Not saved yet')
})

test('PNG has two pixels for each CSS pixel', async () => {
  const { drawn } = provideCanvas(100_000)
  const { name, type } = await exported(await openPart(<Exports />, needs), /PNG/)
  expect({ name, type }).toEqual({ name: 'Commute.png', type: 'image/png' })
  expect(drawn).toEqual([2_176])
})

test('PNG has one pixel for each if the browser can draw no more', async () => {
  const { drawn } = provideCanvas(1_100)
  await exported(await openPart(<Exports />, needs), /PNG/)
  expect(drawn).toEqual([2_176, 1_088])
})

test('a picture that the browser cannot draw is said, and nothing is saved', async () => {
  provideCanvas(10)
  const view = await openPart(<Exports />, needs)
  await chooseExport(view.user, /PNG/)
  await waitFor(() => expect(view.host.calls.toasts).toEqual([expect.stringContaining('SVG')]))
  expect(downloads.names).toEqual([])
})

test('without access it can be exported all the same', async () => {
  const view = await openPart(<Exports />, needs, {
    access: createReadable({ unrestricted: false, toolsAdmin: false }),
  })
  expect((await exported(view, /Markdown/)).name).toBe('Commute.md')
  expect(view.host.calls.modals).toEqual([])
})

test('the menu works by keyboard and has no accessibility findings', async () => {
  const { user, container } = await openPart(<Exports />, needs)
  const button = await screen.findByRole('button', { name: 'Export…' })
  expect(await axe(container)).toHaveNoViolations()
  act(() => button.focus())
  await user.keyboard('{Enter}{ArrowDown}{Enter}')
  await waitFor(() => expect(downloads.names).toEqual(['Commute.svg']))
})

test('printing shows every goal on paper, and only while it lasts', async () => {
  const print = jest.fn(() => void window.dispatchEvent(new Event('beforeprint')))
  window.print = print
  const view = await openPart(
    <>
      <PrintedMap />
      <Exports />
    </>,
    needs,
  )
  expect(screen.queryByText('Minimize the time it takes to <plan>')).not.toBeInTheDocument()
  await chooseExport(view.user, /Print/)
  expect(print).toHaveBeenCalledTimes(1)
  // In the picture of the map, and in the list that follows it.
  expect(screen.getAllByText('Minimize the time it takes to <plan>')).toHaveLength(2)
  expect(screen.getAllByText('Desired outcomes (1)')).toHaveLength(2)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByText('Desired outcomes (1)')).not.toBeInTheDocument()
})
