use crate::Error;
use flate2::read::GzDecoder;
use rquickjs::{Context, Function, Object, Runtime};
use serde::{de::DeserializeOwned, Deserialize, Serialize};
use std::io::Read;

const SCRIPT: &str = include_str!("../data/tavolata.iife.js");
const RULEBOOK: &[u8] = include_bytes!("../data/rulebook.packed.gz");

/// Less than threads have by default in Rust (2 MiB) and in the JVM (1 MiB), so that work too deep is an error and not a crash.
const STACK_BYTES: usize = 512 * 1024;

/// A reply of the script.
#[derive(Deserialize)]
enum Reply<T> {
    #[serde(rename = "ok")]
    Ok(T),
    #[serde(rename = "error")]
    Error(Error),
}

#[derive(Serialize)]
struct Request<'a, P> {
    call: &'a str,
    #[serde(flatten)]
    parts: P,
}

/// QuickJS with the script evaluated. Calls from several threads wait for each other.
pub(crate) struct Engine {
    context: Context,
}

impl Engine {
    pub(crate) fn new() -> Result<Self, Error> {
        let runtime = Runtime::new()?;
        runtime.set_max_stack_size(STACK_BYTES);
        let context = Context::full(&runtime)?;
        context.with(|ctx| ctx.eval::<(), _>(SCRIPT).map_err(|error| Error::caught(&ctx, error)))?;
        Ok(Engine { context })
    }

    /// The text of the packed rulebook that comes with the crate.
    pub(crate) fn rulebook() -> Result<String, Error> {
        let mut text = String::new();
        GzDecoder::new(RULEBOOK).read_to_string(&mut text).map_err(Error::internal)?;
        Ok(text)
    }

    /// Text in, text out.
    pub(crate) fn text(&self, request: &str) -> Result<String, Error> {
        self.context.with(|ctx| {
            let script: Object = ctx.globals().get("tavolata")?;
            let call: Function = script.get("call")?;
            call.call((request,)).map_err(|error| Error::caught(&ctx, error))
        })
    }

    /// One call with its parts.
    pub(crate) fn call<T: DeserializeOwned>(&self, call: &str, parts: impl Serialize) -> Result<T, Error> {
        let request = serde_json::to_string(&Request { call, parts }).map_err(Error::internal)?;
        match serde_json::from_str(&self.text(&request)?).map_err(Error::internal)? {
            Reply::Ok(value) => Ok(value),
            Reply::Error(error) => Err(error),
        }
    }

    /// How many bytes the engine holds.
    pub(crate) fn bytes(&self) -> u64 {
        self.context.runtime().run_gc();
        u64::try_from(self.context.runtime().memory_usage().malloc_size).unwrap_or_default()
    }
}
