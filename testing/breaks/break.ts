/** One change that must not go unnoticed, and the test that notices it. */
export interface Break {
  /** The changed file, from the project's root. */
  file: string;
  /** Text that the file has once. */
  from: string;
  to: string;
  /** The file of the test, and part of its name where the whole file takes long. */
  test: string;
  name?: string;
}
