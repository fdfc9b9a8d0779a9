import { freePortOffset } from '../../../build/jest/freePortOffset.ts'
import { stackPorts } from '../../../hosting/src/ports.ts'

/** A port offset at which all of the product's ports are free. */
export function freeStackOffset(): Promise<number> {
  const { features, ...others } = stackPorts(0)
  return freePortOffset([...Object.values(features), ...Object.values(others)])
}
