import { asRpcError } from './asRpcError.ts'
import { RpcError } from './RpcError.ts'

describe('asRpcError', () => {
  test('returns an RpcError unchanged', () => {
    const refusal = new RpcError('NOT_FOUND', 'No such document.')
    expect(asRpcError(refusal, () => {})).toBe(refusal)
  })

  test('hides an unexpected error from the caller and logs it', () => {
    const logged: string[] = []
    const error = asRpcError(new TypeError('x is undefined'), (line) => logged.push(line))
    expect(error.status).toBe('INTERNAL')
    expect(error.message).not.toContain('x is undefined')
    expect(logged.join()).toContain('x is undefined')
  })
})
