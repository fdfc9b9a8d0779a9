import type { LoopbackListener } from '../network/listenOnLoopback.ts'
import { startVideo } from './startVideo.ts'

let listener: LoopbackListener
const errors: unknown[] = []

beforeAll(async () => {
  listener = await startVideo({
    port: 0,
    branding: { siteName: 'Shop', heading: 'Shop', mark: { path: '', color: '#000000' } },
    framedBy: ['http://localhost:3000', 'http://localhost:3005'],
    onError: (error) => errors.push(error),
  })
})
afterAll(async () => {
  await listener.close()
  expect(errors).toEqual([])
})

const open = (path: string) => fetch(`http://localhost:${listener.port}${path}`)

test('a video is shown in pages of the app alone', async () => {
  const response = await open('/video/76979871?dnt=1')
  expect(response.status).toBe(200)
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain('frame-ancestors http://localhost:3000 http://localhost:3005')
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await response.text()).toContain('data-duration="600"')
})

test.each([
  ['/video/824804226?h=4fe1c2d3a4', 200, 'Recording 824804226'],
  ['/video/824804226?h=other', 404, 'data-problem="NotFoundError"'],
  ['/video/824804226', 404, 'data-problem="NotFoundError"'],
  ['/video/900000001', 403, 'data-problem="PrivacyError"'],
  ['/video/900000002', 200, 'data-password="studio"'],
  ['/video/900000003', 404, 'data-problem="NotFoundError"'],
  ['/video/76979875', 200, 'data-duration="5"'],
  ['/video/abc', 404, 'no such video'],
  ['/', 404, 'no such video'],
])('%s is answered with %i', async (path, status, text) => {
  const response = await open(path)
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(text)])
})

test('the page of a blocked video never arrives', async () => {
  await expect(open('/video/900000004')).rejects.toThrow('fetch failed')
})

test('the page has its script and styles', async () => {
  expect((await open('/assets/player.js')).headers.get('content-type')).toContain('text/javascript')
  expect((await open('/assets/player.css')).headers.get('content-type')).toContain('text/css')
})
