import { boundedFetch } from './boundedFetch.ts'

const answering =
  (body: string): typeof fetch =>
  async () =>
    new Response(body, { status: 201, headers: { 'x-given': 'yes' } })

test('returns an answer unchanged up to its limit', async () => {
  const response = await boundedFetch(5, answering('12345'))('https://model.example')
  expect(response.status).toBe(201)
  expect(response.headers.get('x-given')).toBe('yes')
  expect(await response.text()).toBe('12345')
})

test('fails beyond the limit', async () => {
  const response = await boundedFetch(5, answering('123456'))('https://model.example')
  await expect(response.text()).rejects.toMatchObject({ name: 'AnswerTooLargeError' })
})

test('follows no redirect', async () => {
  const asked = jest.fn(answering(''))
  await boundedFetch(5, asked)('https://model.example', { redirect: 'follow', method: 'POST' })
  expect(asked).toHaveBeenCalledWith('https://model.example', { redirect: 'error', method: 'POST' })
})
