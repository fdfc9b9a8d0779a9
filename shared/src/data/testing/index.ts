export { memory, resetMemory } from './double/memory.ts'
