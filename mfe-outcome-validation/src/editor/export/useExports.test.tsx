import { currentRespondents } from '@outcome-studio/shared/data'
import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { createReadable } from '@outcome-studio/shared/feature'
import { catchDownloads, type Downloads, exportAs } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { readImportFile } from '../../domain/import/readImportFile.ts'
import { readStudyFile } from '../../domain/import/readStudyFile.ts'
import { filterOf } from '../../domain/segments/testing/sawStudy.ts'
import { openStudio } from '../../testing/openStudio.tsx'
import { exampleStudy, storeStudy } from '../../testing/storeStudy.ts'

let downloads: Downloads

const exported = ({ user }: ReturnType<typeof openStudio>, format: RegExp) =>
  exportAs(user, format, downloads)

beforeEach(() => {
  localStorage.clear()
  resetMemory()
  downloads = catchDownloads()
})
afterEach(() => downloads.release())

test.each([
  [/^CSV/, 'To work: by bike', 'To work- by bike.csv', 'text/csv', 'Outcome statement,1.1,first'],
  [/Markdown/, 'Commute', 'Commute.md', 'text/markdown', '- first'],
  [/JSON/, 'Commute', 'Commute.json', 'application/json', '"userInput": "first"'],
])('%s of a study is a file of its name', async (format, docName, name, type, line) => {
  await storeStudy(docName, [['first']])
  const file = await exported(openStudio({ path: `/${encodeURIComponent(docName)}` }), format)
  expect(file).toMatchObject({ name, type })
  expect(file.text).toContain(line)
})

test.each([
  [/^Excel/, 'Exported as Excel: Commute.xlsx'],
  [/^Word/, 'Exported as Word: Commute.docx'],
  [/^PowerPoint/, 'Exported as PowerPoint: Commute.pptx'],
  [/^CSV/, 'Exported as CSV: Commute.csv'],
  [/^Markdown/, 'Exported as Markdown: Commute.md'],
  [/^JSON/, 'Exported as JSON: Commute.json'],
])('%s: a notification names the file', async (format, message) => {
  await storeStudy('Commute', [['first']])
  const view = openStudio({ path: '/Commute' })
  await exported(view, format)
  expect(view.host.calls.toasts).toEqual([message])
})

test('a picture is named by its notification', async () => {
  await storeStudy('Commute', [['first']])
  const { user, host } = openStudio({ path: '/Commute?view=map' })
  await user.click(await screen.findByRole('button', { name: 'Save as…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save as SVG' }))
  await waitFor(() => expect(host.calls.toasts).toEqual(['Exported as SVG: Commute job map.svg']))
})

test('PowerPoint is a file with the unsaved text', async () => {
  await storeStudy('Commute', [['first']])
  const view = openStudio({ path: '/Commute' })
  await view.user.type(await screen.findByRole('textbox', { name: 'Outcome statement 1.1' }), ' typed')
  const file = await exported(view, /^PowerPoint/)
  expect(file.name).toBe('Commute.pptx')
  expect(file.type).toBe('application/vnd.openxmlformats-officedocument.presentationml.presentation')
})

test('PowerPoint without readable answers has no segments, which is said, and can be tried again', async () => {
  const { uuid } = await storeStudy('Commute', [['first']])
  const { content, header } = await memory().studies.load('Commute')
  const segments = [filterOf('Bikers', 'Role', 'Biker')]
  await memory().studies.save({
    docName: 'Commute',
    content: { ...content, segments },
    basedOnRevision: header.revision,
  })
  const head = jest.spyOn(currentRespondents(), 'head').mockRejectedValueOnce(new StudioError('cen/offline'))
  const view = openStudio({ path: '/Commute' })
  const file = await exported(view, /^PowerPoint/)
  expect(file.name).toBe('Commute.pptx')
  expect(head).toHaveBeenCalledWith(uuid)
  expect(view.host.calls.toasts).toEqual([
    'Reading the answers of the survey…',
    expect.stringMatching(/^The file has no slide of segments, because .* could not be read\./),
    'Exported as PowerPoint: Commute.pptx',
  ])
})

test('what is not saved yet is exported too', async () => {
  await storeStudy('Commute', [['']])
  const view = openStudio({ path: '/Commute' })
  await view.user.type(await screen.findByRole('textbox', { name: 'Outcome statement 1.1' }), 'typed')
  const { text } = await exported(view, /JSON/)
  expect(view.host.calls.events).toEqual(['document_exported'])
  expect(readStudyFile(JSON.parse(text))).toEqual({
    docName: 'Commute',
    study: exampleStudy('Commute', [['typed']]),
  })
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
  expect((await exported(view, /^CSV/)).name).toBe('Commute.csv')
  expect(view.host.calls.modals).toEqual([])
})

test('the menu works by keyboard and has no accessibility findings', async () => {
  await storeStudy('Commute')
  const { user, container } = openStudio({ path: '/Commute' })
  const button = await screen.findByRole('button', { name: 'Export…' })
  expect(await axe(container)).toHaveNoViolations()
  act(() => button.focus())
  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(downloads.names).toEqual(['Commute.csv']))
})

const SCORED = /Excel, with scores and remarks/

test('Word is a document of the study’s name', async () => {
  await storeStudy('Commute', [['first']])
  const { name, type, bytes } = await exported(openStudio({ path: '/Commute' }), /Word/)
  expect(name).toBe('Commute.docx')
  expect(type).toContain('wordprocessingml')
  expect([...bytes.slice(0, 2)]).toEqual([0x50, 0x4b])
})

test('Excel of a saved study is what the server makes of it', async () => {
  await storeStudy('Commute', [['first']])
  const exportStudy = jest.spyOn(memory().studies, 'export')
  const view = openStudio({ path: '/Commute' })
  const { name, bytes } = await exported(view, SCORED)
  expect(name).toBe('Commute.xlsx')
  expect(exportStudy).toHaveBeenCalledWith('Commute')
  expect(await readImportFile(bytes, name, () => undefined)).toMatchObject({
    docName: 'Commute',
    study: { jobSteps: [{ outcomeStatements: [{ userInput: 'first' }] }] },
  })
})

test('Excel of what is not saved is made here, and of what is saved too while nobody can be asked', async () => {
  await storeStudy('Commute', [['']])
  const exportStudy = jest.spyOn(memory().studies, 'export')
  memory().studies.failNext(new StudioError('cen/offline'), 'export')
  const view = openStudio({ path: '/Commute' })
  expect((await exported(view, SCORED)).name).toBe('Commute.xlsx')
  expect(exportStudy).toHaveBeenCalledTimes(1)
  await view.user.type(await screen.findByRole('textbox', { name: 'Outcome statement 1.1' }), 'typed')
  const { name, bytes } = await exported(view, SCORED)
  expect(exportStudy).toHaveBeenCalledTimes(1)
  expect(await readImportFile(bytes, name, () => undefined)).toMatchObject({
    study: { jobSteps: [{ outcomeStatements: [{ userInput: 'typed' }] }] },
  })
})

test.each([
  ['Excel, made by the server', SCORED, false],
  ['Excel, made here', SCORED, true],
  ['CSV', /^CSV/, true],
  ['Word', /Word/, true],
])('%s has the remarks that the editor shows, without a validation', async (_name, format, isTyped) => {
  await storeStudy('Commute', [['first']])
  const view = openStudio({ path: '/Commute' })
  const statement = await screen.findByRole('textbox', { name: 'Outcome statement 1.1' })
  if (isTyped) await view.user.type(statement, ' one')
  expect((await exported(view, format)).text).toContain('Start with a direction and a measure')
})

test('a workbook that cannot be made is said, and nothing is saved', async () => {
  await storeStudy('Commute', [['first']])
  const view = openStudio({ path: '/Commute' })
  await view.user.click(await screen.findByRole('button', { name: 'Export…' }))
  memory().studies.failNext(new StudioError('cen/doc-not-found'), 'export')
  await view.user.click(await screen.findByRole('menuitem', { name: SCORED }))
  await waitFor(() =>
    expect(view.host.calls.toasts).toEqual([
      expect.stringMatching(/^Could not export as Excel\. Could not load the document\./),
    ]),
  )
  expect(downloads.names).toEqual([])
})
