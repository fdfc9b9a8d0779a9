import { readStudyFile } from '@outcome-studio/shared/domain'
import { createReadable } from '@outcome-studio/shared/feature'
import { act, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { startAnew } from '../../testing/memoryData.ts'
import { openStudio } from '../../testing/openStudio.tsx'
import { exampleStudy, storeStudy } from '../../testing/storeStudy.ts'

jest.mock('@outcome-studio/shared/data', () => jest.requireActual('../../testing/memoryData.ts'))

interface TakenFile {
  readonly name: string
  readonly type: string
  readonly blob: Blob
}
let taken: TakenFile[]

/** Catches what a browser would save, which jsdom does not. */
function catchFiles(): void {
  taken = []
  let blob = new Blob()
  URL.createObjectURL = (content) => {
    if (content instanceof Blob) blob = content
    return 'blob:study'
  }
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    taken.push({ name: this.download, type: blob.type, blob })
  })
}

const textOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsText(blob)
  })

async function exported(view: ReturnType<typeof openStudio>, format: RegExp) {
  await view.user.click(await screen.findByRole('button', { name: 'Export…' }))
  await view.user.click(await screen.findByRole('menuitem', { name: format }))
  const file = taken.at(-1)
  if (!file) throw new Error('Nothing was exported.')
  return { name: file.name, type: file.type, text: await textOf(file.blob) }
}

beforeEach(() => {
  localStorage.clear()
  startAnew()
  catchFiles()
})
afterEach(() => jest.restoreAllMocks())

test.each([
  [/CSV/, 'To work: by bike', 'To work- by bike.csv', 'text/csv', 'Outcome statement,1.1,first'],
  [/Markdown/, 'Commute', 'Commute.md', 'text/markdown', '- first'],
  [/JSON/, 'Commute', 'Commute.json', 'application/json', '"userInput": "first"'],
])('%s of a study is a file of its name', async (format, docName, name, type, line) => {
  await storeStudy(docName, [['first']])
  const file = await exported(openStudio({ path: `/${encodeURIComponent(docName)}` }), format)
  expect(file).toMatchObject({ name, type })
  expect(file.text).toContain(line)
})

test('what is not saved yet is exported too', async () => {
  await storeStudy('Commute', [['']])
  const view = openStudio({ path: '/Commute' })
  await view.user.type(await screen.findByRole('textbox', { name: 'Outcome statement 1.1' }), 'typed')
  const { text } = await exported(view, /JSON/)
  expect(readStudyFile(text)).toEqual({ docName: 'Commute', study: exampleStudy('Commute', [['typed']]) })
})

test('a study without a name gets a name for its file', async () => {
  const { name, text } = await exported(openStudio({ path: '/new/study-1' }), /Markdown/)
  expect(name).toBe('study.md')
  expect(text).toMatch(/^# New study\n/)
})

test('without access it can be exported all the same', async () => {
  await storeStudy('Commute', [['first']])
  const view = openStudio({
    path: '/Commute',
    access: createReadable({ unrestricted: false, toolsAdmin: false }),
  })
  expect((await exported(view, /CSV/)).name).toBe('Commute.csv')
  expect(view.host.calls.modals).toEqual([])
})

test('the menu works by keyboard and has no accessibility findings', async () => {
  await storeStudy('Commute')
  const { user, container } = openStudio({ path: '/Commute' })
  const button = await screen.findByRole('button', { name: 'Export…' })
  expect(await axe(container)).toHaveNoViolations()
  act(() => button.focus())
  await user.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(taken.map(({ name }) => name)).toEqual(['Commute.md'])
})
