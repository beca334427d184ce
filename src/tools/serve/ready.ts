/** A result whose JSON text was put together already. */
export class Ready {
  constructor(readonly json: string) {}
}
