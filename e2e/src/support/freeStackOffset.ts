import { freePortOffset } from '../../../build/jest/freePortOffset.ts'
import { stackPorts } from '../../../hosting/src/ports.ts'

/** A port offset at which every server of the product finds its port free. */
export function freeStackOffset(): Promise<number> {
  const { features, ...others } = stackPorts(0)
  return freePortOffset([...Object.values(features), ...Object.values(others)])
}
