import { asRpcError } from './asRpcError.ts'
import { RpcError } from './RpcError.ts'

describe('asRpcError', () => {
  test('keeps a refusal as it is', () => {
    const refusal = new RpcError('NOT_FOUND', 'No such document.')
    expect(asRpcError(refusal, () => {})).toBe(refusal)
  })

  test('hides a defect from the caller and tells it to the log', () => {
    const told: string[] = []
    const error = asRpcError(new TypeError('x is undefined'), (line) => told.push(line))
    expect(error.status).toBe('INTERNAL')
    expect(error.message).not.toContain('x is undefined')
    expect(told.join()).toContain('x is undefined')
  })
})
