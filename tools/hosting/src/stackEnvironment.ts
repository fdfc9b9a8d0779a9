import { withPorts } from '../../environment/src/generate/withPorts.ts'
import { LOCAL_ENVIRONMENT } from '../../environment/src/LOCAL_ENVIRONMENT.ts'
import type { Environment } from '../../environment/src/schema/environmentSchema.ts'
import { type StackPorts, stackPorts } from './ports.ts'

/** The environment of a stack: that of the local cloud, with the ports of the stack. */
export function stackEnvironment(ports: StackPorts): Environment {
  const wanted = new Map(portsByName(ports))
  const moved = new Map(portsByName(stackPorts(0)).map(([name, port]) => [port, wanted.get(name)]))
  return withPorts(LOCAL_ENVIRONMENT, (port) => moved.get(port) ?? port)
}

const portsByName = ({ features, ...others }: StackPorts): readonly (readonly [string, number])[] =>
  Object.entries({ ...others, ...features })
