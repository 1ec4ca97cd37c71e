/**
 * Reading and writing numbers in little-endian order. Reading past the end is an error that says where and in the middle of what.
 */

/** The file is damaged or no file of this kind. */
export class VirtualscapeError extends Error {
  readonly byte: number;

  constructor(message: string, byte: number) {
    super(message);
    this.byte = byte;
  }
}

export class ByteReader {
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get at(): number {
    return this.#at;
  }

  get left(): number {
    return this.#view.byteLength - this.#at;
  }

  uint8(what: string): number {
    return this.#view.getUint8(this.#take(1, what));
  }

  uint16(what: string): number {
    return this.#view.getUint16(this.#take(2, what), true);
  }

  uint32(what: string): number {
    return this.#view.getUint32(this.#take(4, what), true);
  }

  int32(what: string): number {
    return this.#view.getInt32(this.#take(4, what), true);
  }

  float64(what: string): number {
    return this.#view.getFloat64(this.#take(8, what), true);
  }

  bytes(count: number, what: string): Uint8Array {
    const start = this.#take(count, what);
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + start, count);
  }

  #take(count: number, what: string): number {
    if (count > this.left) {
      const missing = count - this.left;
      throw new VirtualscapeError(
        `the file ends in the middle of ${what}: ${missing} ${missing === 1 ? 'byte is' : 'bytes are'} missing`,
        this.#at,
      );
    }
    const start = this.#at;
    this.#at += count;
    return start;
  }
}

export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  uint8(value: number): void {
    this.#room(1).setUint8(0, value);
  }

  uint16(value: number): void {
    this.#room(2).setUint16(0, value, true);
  }

  uint32(value: number): void {
    this.#room(4).setUint32(0, value, true);
  }

  int32(value: number): void {
    this.#room(4).setInt32(0, value, true);
  }

  float64(value: number): void {
    this.#room(8).setFloat64(0, value, true);
  }

  done(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #room(count: number): DataView {
    if (this.#length + count > this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#bytes.length);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#length += count;
    return new DataView(this.#bytes.buffer, this.#length - count, count);
  }
}
