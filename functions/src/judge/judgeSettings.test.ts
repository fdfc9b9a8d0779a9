import { JudgeSettingsError, readJudgeSettings } from './judgeSettings.ts'

const before = { ...process.env }
afterEach(() => {
  process.env = { ...before }
})

test.each([
  ['https://model.example/v1', true],
  ['http://localhost:1234/v1', true],
  ['http://127.0.0.1:1234/v1', true],
  ['http://[::1]:1234/v1', true],
  ['http://model.example/v1', false],
  ['http://localhost.model.example/v1', false],
  ['http://127.0.0.1@model.example/v1', false],
  ['https://user:password@model.example/v1', false],
  ['ftp://localhost/v1', false],
  ['model.example/v1', false],
])('the key may be sent to %s: %s', (JUDGE_URL, isUsable) => {
  Object.assign(process.env, { JUDGE_URL, JUDGE_MODEL: 'any', JUDGE_KEY: 'key' })
  if (isUsable) expect(readJudgeSettings()).toMatchObject({ url: JUDGE_URL })
  else expect(readJudgeSettings).toThrow(new JudgeSettingsError(['JUDGE_URL']))
})
