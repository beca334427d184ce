//! What the jar loads: the crate's engine behind four functions, with texts as UTF-8, so that every character goes through.

use jni::objects::{JByteArray, JClass};
use jni::sys::{jbyteArray, jlong};
use jni::JNIEnv;
use std::panic::{catch_unwind, AssertUnwindSafe};
use tavolata::Rules;

const FAILED: &str = "java/lang/IllegalStateException";

/// Runs what may fail, and throws in Java where it does. A panic must not go through the JVM.
fn thrown<'local, T>(
    env: &mut JNIEnv<'local>,
    run: impl FnOnce(&mut JNIEnv<'local>) -> Result<T, String>,
    otherwise: T,
) -> T {
    let done = catch_unwind(AssertUnwindSafe(|| run(env))).unwrap_or_else(|_| Err("a panic in the engine".into()));
    done.unwrap_or_else(|why| {
        // Where this fails, an exception is on its way already.
        let _ = env.throw_new(FAILED, why);
        otherwise
    })
}

fn text(env: &JNIEnv<'_>, bytes: &JByteArray<'_>) -> Result<String, String> {
    String::from_utf8(env.convert_byte_array(bytes).map_err(|error| error.to_string())?)
        .map_err(|error| error.to_string())
}

fn bytes(env: &JNIEnv<'_>, text: &str) -> Result<jbyteArray, String> {
    env.byte_array_from_slice(text.as_bytes()).map(|array| array.into_raw()).map_err(|error| error.to_string())
}

/// The rulebook of the crate, or the packed one that is given.
#[no_mangle]
pub extern "system" fn Java_tavolata_Engine_open<'local>(
    mut env: JNIEnv<'local>,
    _class: JClass<'local>,
    packed: JByteArray<'local>,
) -> jlong {
    let run = |env: &mut JNIEnv<'local>| {
        let rules = if packed.is_null() { Rules::new() } else { Rules::packed(&text(env, &packed)?) };
        rules.map(|rules| Box::into_raw(Box::new(rules)) as jlong).map_err(|error| error.to_string())
    };
    thrown(&mut env, run, 0)
}

/// The name by which the script knows those rules.
///
/// # Safety
/// `engine` comes from `open` and was not closed: `Engine.java` sees to that, under a lock.
#[no_mangle]
pub unsafe extern "system" fn Java_tavolata_Engine_handle<'local>(
    mut env: JNIEnv<'local>,
    _class: JClass<'local>,
    engine: jlong,
) -> jbyteArray {
    let rules = unsafe { &*(engine as *const Rules) };
    thrown(&mut env, |env| bytes(env, rules.handle()), std::ptr::null_mut())
}

/// One call, text in, text out.
///
/// # Safety
/// As `handle`.
#[no_mangle]
pub unsafe extern "system" fn Java_tavolata_Engine_call<'local>(
    mut env: JNIEnv<'local>,
    _class: JClass<'local>,
    engine: jlong,
    request: JByteArray<'local>,
) -> jbyteArray {
    let rules = unsafe { &*(engine as *const Rules) };
    let run = |env: &mut JNIEnv<'local>| {
        let reply = rules.call_text(&text(env, &request)?).map_err(|error| error.to_string())?;
        bytes(env, &reply)
    };
    thrown(&mut env, run, std::ptr::null_mut())
}

/// How many bytes the engine holds.
///
/// # Safety
/// As `handle`.
#[no_mangle]
pub unsafe extern "system" fn Java_tavolata_Engine_bytes<'local>(
    _env: JNIEnv<'local>,
    _class: JClass<'local>,
    engine: jlong,
) -> jlong {
    let rules = unsafe { &*(engine as *const Rules) };
    i64::try_from(rules.bytes()).unwrap_or(i64::MAX)
}

/// Gives the memory back.
///
/// # Safety
/// As `handle`; nobody uses `engine` again.
#[no_mangle]
pub unsafe extern "system" fn Java_tavolata_Engine_close<'local>(
    _env: JNIEnv<'local>,
    _class: JClass<'local>,
    engine: jlong,
) {
    drop(unsafe { Box::from_raw(engine as *mut Rules) });
}
